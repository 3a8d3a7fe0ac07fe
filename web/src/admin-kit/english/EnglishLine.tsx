import { useQuery } from '@tanstack/react-query';
import * as englishLimits from '@yizhan/contract/limits/english.ts';
import { needsEnglish } from '@yizhan/contract/school-texts.ts';
import { sections } from '@yizhan/contract/sections.ts';
import { english } from '@yizhan/contract/texts/zh-CN/english.ts';
import { Form } from 'antd';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { EnglishDialog } from './EnglishDialog.tsx';
import './EnglishLine.css';

const t = textsOf({ english });

const PAUSE_MS = 400;

type EnglishLineProps = { field: readonly (string | number)[] };

/** Beneath a name in any form: its English text, for those who keep the school's English names. */
export function EnglishLine({ field }: EnglishLineProps) {
  const isKeeper = useSession(
    ({ session }) => session?.configurationMenu.some(({ code }) => code === sections.english.menu) ?? false,
  );
  return isKeeper && <KeeperLine field={field} />;
}

function KeeperLine({ field }: EnglishLineProps) {
  const typed: unknown = Form.useWatch([...field]);
  const text = useDebounced(typeof typed === 'string' ? typed.trim() : '', PAUSE_MS);
  const [open, setOpen] = useState(false);
  const isWanted = needsEnglish(text) && text.length <= englishLimits.textLength;
  const found = useQuery({ ...query.english.get({ text }), enabled: isWanted });
  if (!isWanted || !found.data) return null;
  const shown = found.data.english || found.data.builtIn;
  return (
    <div className="english-line">
      {shown && (
        <span>
          {t('english')} <span lang="en">{shown}</span>
        </span>
      )}
      <button type="button" className="english-line__edit" onClick={() => setOpen(true)}>
        {t(shown ? 'change' : 'add')}
      </button>
      {open && <EnglishDialog text={text} onClose={() => setOpen(false)} />}
    </div>
  );
}
