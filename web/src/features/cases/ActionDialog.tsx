import type { CaseDetail } from '@yizhan/contract/entities/case.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { useState } from 'react';
import { OpinionField } from '../../forms/OpinionField.tsx';
import { PeoplePicker } from '../../forms/PeoplePicker.tsx';
import { PersonPicker } from '../../forms/PersonPicker.tsx';
import type { Named } from '../../forms/SearchPicker.tsx';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Select } from '../../ui/Select.tsx';
import { type ChosenHandlers, HandlerChoices, missingChoice, toChosenIds } from './HandlerChoices.tsx';
import { type AttachedFiles, OpinionFiles, toFileRefs } from './OpinionFiles.tsx';
import type { CaseAct, ChosenIds } from './useCaseActs.ts';

const t = textsOf({ casePage });

/** Actions that ask for more than a press. */
export type DialogAction =
  | 'approve'
  | 'submit'
  | 'refuse'
  | 'return'
  | 'withdraw'
  | 'delegate'
  | 'addSigner'
  | 'handOver'
  | 'copy'
  | 'comment';

type ActionDialogProps = {
  action: DialogAction;
  detail: CaseDetail;
  opinion: string;
  onOpinion: (opinion: string) => void;
  files: AttachedFiles;
  onFiles: (files: AttachedFiles) => void;
  error: string | undefined;
  busy: boolean;
  onAct: (act: CaseAct | { action: 'submit'; chosen: ChosenIds }) => void;
  onClose: () => void;
};

/** What is asked for, by action. */
type DialogParts = {
  person?: true;
  people?: true;
  place?: true;
  to?: true;
  choices?: true;
  opinionNeeded?: true;
  files?: true;
};
const asked: Record<DialogAction, DialogParts> = {
  approve: { choices: true, files: true },
  submit: { choices: true },
  refuse: { files: true },
  return: { to: true, opinionNeeded: true, files: true },
  withdraw: {},
  delegate: { person: true },
  addSigner: { person: true, place: true },
  handOver: { person: true },
  copy: { people: true },
  comment: { people: true, opinionNeeded: true, files: true },
};
const helps: Partial<Record<DialogAction, Parameters<typeof t>[0]>> = {
  refuse: 'refuseText',
  withdraw: 'withdrawText',
  delegate: 'delegateHelp',
  addSigner: 'addSignerHelp',
  handOver: 'handOverHelp',
  copy: 'copyHelp',
  comment: 'commentHelp',
};

const APPLICANT = '';

export function ActionDialog(props: ActionDialogProps) {
  const { action, detail, opinion, onOpinion, files, onFiles, error, busy, onAct, onClose } = props;
  const [person, setPerson] = useState<Named>();
  const [people, setPeople] = useState<readonly Named[]>([]);
  const [place, setPlace] = useState<'before' | 'after'>('before');
  const [to, setTo] = useState(APPLICANT);
  const [chosen, setChosen] = useState<ChosenHandlers>({});
  const [isTried, setIsTried] = useState(false);
  const asks = asked[action];
  const lacksPerson = (asks.person && !person) || (action === 'copy' && people.length === 0);
  const lacksOpinion = asks.opinionNeeded && opinion.trim() === '';
  const lacksChoice = asks.choices && missingChoice(detail.choices, chosen) !== undefined;

  const act = (): CaseAct | { action: 'submit'; chosen: ChosenIds } => {
    const userId = person?.id ?? '';
    const userIds = people.map(({ id }) => id);
    switch (action) {
      case 'approve':
        return { action, opinion, files: toFileRefs(files), chosen: toChosenIds(chosen) };
      case 'submit':
        return { action, chosen: toChosenIds(chosen) };
      case 'refuse':
        return { action, opinion, files: toFileRefs(files) };
      case 'withdraw':
        return { action, opinion };
      case 'return':
        return { action, opinion, files: toFileRefs(files), ...(to !== APPLICANT && { to }) };
      case 'delegate':
      case 'handOver':
        return { action, opinion, userId };
      case 'addSigner':
        return { action, opinion, userId, place };
      case 'copy':
        return { action, opinion, userIds };
      case 'comment':
        return { action, opinion, files: toFileRefs(files), mentions: userIds };
    }
  };
  const confirm = () => {
    setIsTried(true);
    if (!lacksPerson && !lacksOpinion && !lacksChoice) onAct(act());
  };
  const help = helps[action];
  const missingPerson = isTried && lacksPerson ? t('personMissing') : undefined;
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button variant={action === 'refuse' ? 'danger' : 'primary'} loading={busy} onClick={confirm}>
        {t(action)}
      </Button>
    </>
  );
  return (
    <Dialog open title={t(action)} width={434} onClose={onClose} actions={actions}>
      <Stack gap={4}>
        {help && (
          <Text as="p" tone="second">
            {t(help)}
          </Text>
        )}
        {asks.choices && (
          <HandlerChoices choices={detail.choices} value={chosen} onChange={setChosen} isTried={isTried} />
        )}
        {asks.person && (
          <PersonPicker label={t('person')} required value={person} onChange={setPerson} error={missingPerson} />
        )}
        {asks.people && (
          <PeoplePicker
            label={t(action === 'comment' ? 'mention' : 'person')}
            required={action === 'copy'}
            value={people}
            onChange={setPeople}
            error={missingPerson}
          />
        )}
        {asks.place && (
          <Select
            label={t('place')}
            value={place}
            onChange={setPlace}
            options={[
              { value: 'before', label: t('placeBefore') },
              { value: 'after', label: t('placeAfter') },
            ]}
          />
        )}
        {asks.to && (
          <Select
            label={t('returnTo')}
            value={to}
            onChange={setTo}
            options={[
              { value: APPLICANT, label: t('toApplicant') },
              ...detail.returnTo.map(({ blockId, name }) => ({ value: blockId, label: name })),
            ]}
          />
        )}
        {action !== 'submit' && (
          <OpinionField
            value={opinion}
            onChange={onOpinion}
            required={asks.opinionNeeded}
            label={t(action === 'comment' ? 'comment' : 'opinion')}
            error={error ?? (isTried && lacksOpinion ? t('opinionNeeded') : undefined)}
          />
        )}
        {asks.files && <OpinionFiles value={files} onChange={onFiles} />}
      </Stack>
    </Dialog>
  );
}
