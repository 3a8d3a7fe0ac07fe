import { Button as AntdButton, Dropdown } from 'antd';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { IconButton } from '../IconButton.tsx';
import { Kbd } from '../Kbd.tsx';
import { Menu } from '../Menu.tsx';
import type { MenuItem } from '../menu-item.ts';
import { Section } from './Section.tsx';
import { sample } from './sample.ts';

const [submit, save, all, remove] = sample.actions;
const items: MenuItem[] = [
  { key: 'edit', label: save, icon: 'edit', note: <Kbd>E</Kbd> },
  { key: 'all', label: all, icon: 'list', checked: true },
  { key: 'off', label: submit, icon: 'publish', disabled: true },
  { key: 'line', kind: 'line' },
  { key: 'remove', label: remove, icon: 'trash', danger: true },
];

export function Actions() {
  const [busy, setBusy] = useState(true);
  return (
    <>
      <Section title="Button">
        <Button variant="primary">{submit}</Button>
        <Button>{save}</Button>
        <Button variant="quiet">{all}</Button>
        <Button variant="danger">{remove}</Button>
        <Button disabled>{save}</Button>
        <Button variant="primary" loading={busy} onClick={() => setBusy(true)}>
          {submit}
        </Button>
        <Button onClick={() => setBusy(!busy)} icon="refresh">
          {save}
        </Button>
        <Button size="small" icon="plus">
          {save}
        </Button>
        <Button size="large" variant="primary" icon="publish">
          {submit}
        </Button>
      </Section>
      <Section title="antd Button">
        <AntdButton type="primary">{submit}</AntdButton>
        <AntdButton>{save}</AntdButton>
        <AntdButton type="link">{all}</AntdButton>
        <AntdButton type="primary" danger>
          {remove}
        </AntdButton>
        <AntdButton disabled>{save}</AntdButton>
        <AntdButton size="small">{save}</AntdButton>
        <AntdButton size="large" type="primary">
          {submit}
        </AntdButton>
      </Section>
      <Section title="IconButton, CopyButton, Menu, antd Dropdown">
        <IconButton icon="bell" label={all} />
        <IconButton icon="star" label={all} size="small" />
        <IconButton icon="trash" label={remove} disabled />
        <CopyButton text={sample.error.msgDetail} />
        <Menu label={all} items={items} align="start" />
        <Dropdown
          menu={{
            items: [
              { key: '1', label: save },
              { key: '2', label: remove, danger: true },
            ],
          }}
          trigger={['click']}
        >
          <AntdButton>{all}</AntdButton>
        </Dropdown>
      </Section>
    </>
  );
}
