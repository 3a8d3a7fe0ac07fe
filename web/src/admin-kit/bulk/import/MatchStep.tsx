import type { MatchResult } from '@yizhan/contract/entities/bulk.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { textsOf } from '../../../lib/text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { chooseHead, type ImportDraft, listUnmatched, listUnused, toMatch } from './import-rules.ts';
import { MatchRow } from './MatchRow.tsx';
import { SheetField } from './SheetField.tsx';

const t = textsOf({ bulkImport });
const adminText = textsOf({ admin });

type MatchStepProps = {
  found: MatchResult;
  draft: ImportDraft;
  onChange: (change: Partial<ImportDraft>) => void;
  error: string | undefined;
};

/** Which column of the file fills which column of the system. What is required and missing stands out at once. */
export function MatchStep({ found, draft, onChange, error }: MatchStepProps) {
  const match = toMatch(found, draft);
  const missing = listUnmatched(found, match);
  const unused = listUnused(found, match);
  const names = (list: readonly string[]) => list.join(adminText('comma'));
  const mustLeft = t('mustLeft', { n: missing.length, names: names(missing.map(({ label }) => label)) });
  return (
    <section className="bulk-match" aria-label={t('stepMatch')}>
      <SheetField found={found} onChange={(sheet) => onChange({ sheet, chosen: new Map() })} />
      <p className="bulk-match__text">{t('matchText')}</p>
      <p
        className={missing.length > 0 ? 'bulk-match__state bulk-match__state--bad' : 'bulk-match__state'}
        role="status"
      >
        <Icon name={missing.length > 0 ? 'warning' : 'success'} size={16} />
        {error && missing.length > 0 ? `${error} ` : ''}
        {missing.length > 0 ? mustLeft : t('allMust')}
      </p>
      <div className="bulk-match__head" aria-hidden="true">
        <span>{t('systemField')}</span>
        <span>{t('excelField')}</span>
        <span>{t('samples')}</span>
      </div>
      <ul className="bulk-match__rows">
        {found.dbFieldList.map((field) => (
          <MatchRow
            key={field.column}
            field={field}
            heads={found.matchFieldList}
            value={match.get(field.column)}
            onChange={(head) => onChange({ chosen: chooseHead(draft.chosen, field.column, head) })}
          />
        ))}
      </ul>
      {unused.length > 0 && <p className="bulk-match__unused">{t('unused', { names: names(unused) })}</p>}
    </section>
  );
}
