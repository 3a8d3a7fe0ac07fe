import { Pagination as AntdPagination, Table } from 'antd';
import { useState } from 'react';
import { Avatar } from '../Avatar.tsx';
import { Badge } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { Chip } from '../Chip.tsx';
import { IconButton } from '../IconButton.tsx';
import { Menu } from '../Menu.tsx';
import { Page } from '../Page.tsx';
import { Pagination } from '../Pagination.tsx';
import { Tabs } from '../Tabs.tsx';
import { Section } from './Section.tsx';
import { sample } from './sample.ts';

const tones = ['neutral', 'brand', 'good', 'warn', 'bad'] as const;
const tabs = sample.tabs.map((label, index) => ({ key: label, label, ...(index === 0 ? { count: 12 } : {}) }));

export function Frames() {
  const [tab, setTab] = useState<string>(sample.tabs[0]);
  const [filter, setFilter] = useState<string>(sample.filters[0]);
  const [page, setPage] = useState(3);
  const crumbs = [{ label: sample.tabs[0], href: '#/' }, { label: sample.notice }];
  return (
    <>
      <Section title="Page, Card, Tabs">
        <div className="yz-gallery__frame">
          <Page
            title={sample.notice}
            description={sample.sentence}
            back="#/"
            breadcrumbs={crumbs}
            actions={<Button variant="primary">{sample.actions[0]}</Button>}
          >
            <Card
              title={sample.tabs[0]}
              count={12}
              link={{ href: '#/', label: sample.actions[2] }}
              menu={<Menu label={sample.actions[2]} size="small" items={[{ key: 'a', label: sample.actions[1] }]} />}
            >
              <Tabs label={sample.tabs[0]} tabs={tabs} value={tab} onChange={setTab}>
                <ul className="yz-gallery__list">
                  {sample.rows.map((row, index) => (
                    <li key={row}>
                      <span>{row}</span>
                      <Chip tone={tones[index + 1]}>{sample.states[index + 1]}</Chip>
                      <time>{sample.times[index]}</time>
                    </li>
                  ))}
                </ul>
              </Tabs>
            </Card>
          </Page>
        </div>
      </Section>
      <Section title="Chip, Badge, Avatar">
        {tones.map((tone, index) => (
          <Chip key={tone} tone={tone}>
            {sample.states[index]}
          </Chip>
        ))}
        <Chip onRemove={() => undefined}>{sample.department}</Chip>
        {sample.filters.map((each) => (
          <Chip key={each} onClick={() => setFilter(each)} selected={each === filter}>
            {each}
          </Chip>
        ))}
        <Badge count={7}>
          <IconButton icon="bell" label={sample.tabs[0]} />
        </Badge>
        <Badge count={240}>
          <IconButton icon="message" label={sample.tabs[0]} />
        </Badge>
        <Badge dot>
          <IconButton icon="chat" label={sample.tabs[0]} />
        </Badge>
        <Badge count={12} tone="quiet" />
        {sample.people.map((name) => (
          <Avatar key={name} name={name} size={36} />
        ))}
      </Section>
      <Section title="Pagination, antd Pagination and Table">
        <Pagination page={page} size={20} total={431} onPage={setPage} />
        <AntdPagination current={page} pageSize={20} total={431} onChange={setPage} showSizeChanger={false} />
        <Table
          className="yz-gallery__table"
          pagination={false}
          rowKey="row"
          columns={[{ title: sample.tabs[0], dataIndex: 'row' }]}
          dataSource={sample.rows.map((row) => ({ row }))}
          rowSelection={{}}
        />
      </Section>
    </>
  );
}
