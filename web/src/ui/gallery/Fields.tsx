import { Checkbox as AntdCheckbox, Select as AntdSelect, DatePicker, Input } from 'antd';
import { useState } from 'react';
import { Checkbox } from '../Checkbox.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { Select } from '../Select.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { DictionaryStates } from './DictionaryStates.tsx';
import { Section } from './Section.tsx';
import { sample } from './sample.ts';

const options = sample.filters.map((label) => ({ value: label, label }));

export function Fields() {
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<string>(sample.filters[1]);
  const [checked, setChecked] = useState(true);
  const same = { value: text, onChange: setText };
  return (
    <>
      <Section title="TextField, PasswordField, Select, TextArea">
        <div className="yz-gallery__form">
          <TextField {...same} label={sample.department} help={sample.sentence} placeholder={sample.account} required />
          <TextField
            {...same}
            label={sample.department}
            error={sample.wrong}
            icon="user"
            placeholder={sample.account}
          />
          <PasswordField {...same} label={sample.account} icon="lock" size="large" />
          <TextField {...same} label={sample.department} disabled placeholder={sample.account} />
          <Select label={sample.department} value={filter} options={options} onChange={setFilter} />
          <TextArea {...same} label={sample.notice} placeholder={sample.sentence} />
        </div>
        <div className="yz-gallery__form">
          <Input placeholder={sample.account} />
          <Input placeholder={sample.account} status="error" />
          <Input.Password placeholder={sample.account} size="large" />
          <Input placeholder={sample.account} disabled />
          <AntdSelect value={filter} options={options} onChange={setFilter} />
          <DatePicker />
          <Input.TextArea rows={4} placeholder={sample.sentence} />
        </div>
      </Section>
      <DictionaryStates />
      <Section title="Checkbox, antd Checkbox">
        <Checkbox checked={checked} onChange={setChecked}>
          {sample.states[0]}
        </Checkbox>
        <Checkbox checked={false} partly onChange={setChecked}>
          {sample.states[1]}
        </Checkbox>
        <Checkbox checked disabled onChange={setChecked}>
          {sample.states[2]}
        </Checkbox>
        <AntdCheckbox checked={checked}>{sample.states[0]}</AntdCheckbox>
        <AntdCheckbox indeterminate>{sample.states[1]}</AntdCheckbox>
        <AntdCheckbox checked disabled>
          {sample.states[2]}
        </AntdCheckbox>
      </Section>
    </>
  );
}
