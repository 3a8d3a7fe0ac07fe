import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { textsOf } from '../lib/text.ts';
import { Button } from './Button.tsx';
import { type PendingQuestion, questions, type Refusal } from './confirm.ts';
import { Dialog } from './Dialog.tsx';
import './Confirm.css';

const t = textsOf({ ui });

/** Shows the oldest pending question; part of Overlays. */
export function Confirm() {
  const question = useSyncExternalStore(questions.subscribe, questions.first);
  // The guard of unsaved forms hides its own steps through the history (lib/back-guard.ts): its question stays.
  useEffect(() => {
    window.addEventListener('popstate', questions.cancelAll);
    return () => window.removeEventListener('popstate', questions.cancelAll);
  }, []);
  return question ? <QuestionDialog key={question.id} {...question} /> : null;
}

function QuestionDialog({ title, text, yes, no, danger, attempt, answer }: PendingQuestion) {
  const [running, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const cancel = () => answer(false);
  const agree = async () => {
    if (!attempt) return answer(true);
    setRunning(true);
    const refused = await attempt();
    setRunning(false);
    if (refused) setRefusal(refused);
    else answer(true);
  };
  const actions = refusal ? (
    <Button variant="primary" onClick={cancel} data-autofocus="">
      {t('close')}
    </Button>
  ) : (
    <>
      <Button onClick={cancel} disabled={running} data-autofocus={danger ? '' : undefined}>
        {no ?? t('cancel')}
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        loading={running}
        onClick={() => void agree()}
        data-autofocus={danger ? undefined : ''}
      >
        {yes ?? t('ok')}
      </Button>
    </>
  );
  const words = refusal ? refusal.text(cancel) : text;
  return (
    <Dialog
      key={refusal ? 'refusal' : 'question'}
      open
      role="alertdialog"
      width={refusal ? 424 : 380}
      title={refusal ? refusal.title : title}
      onClose={running ? undefined : cancel}
      actions={actions}
    >
      {words && <div className="yz-confirm">{words}</div>}
    </Dialog>
  );
}
