import type { InUse, Use } from '@yizhan/contract/entities/in-use.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { uses } from '@yizhan/contract/texts/zh-CN/uses.ts';
import { pathOfUse, sectionOfUse, usingKindNames } from '@yizhan/contract/using-kinds.ts';
import { hrefOf } from '../lib/paths.ts';
import { textsOf } from '../lib/text.ts';
import { useCanOpen } from './useCanOpen.ts';
import './UsedBy.css';

const t = textsOf({ admin });
const usesText = textsOf({ uses });

type UsedByProps = InUse & {
  /** What can be done instead; by default to change what uses it. */
  advice?: string | undefined;
  onLeave: () => void;
};

/** What still uses a thing, kind by kind, each with the screen where that can be changed. */
export function UsedBy({ usedBy, totals, advice = t('inUseText'), onLeave }: UsedByProps) {
  return (
    <div className="used-by">
      <p>{advice}</p>
      {usingKindNames.map((kind) => {
        const ofKind = usedBy.filter((use) => use.kind === kind);
        if (ofKind.length === 0) return null;
        const n = totals[kind] ?? ofKind.length;
        // Of what neither has a name nor a screen, the number says all.
        const listed = ofKind.filter((use) => use.name !== '' || pathOfUse(use));
        return (
          <section key={kind}>
            <h3>{usesText(kind, { n })}</h3>
            {listed.length > 0 && (
              <ul>
                {listed.map((use) => (
                  <li key={use.id}>
                    <UseLink use={use} onLeave={onLeave} />
                  </li>
                ))}
              </ul>
            )}
            {listed.length > 0 && n > listed.length && (
              <p className="used-by__more">{t('inUseMore', { n: n - ofKind.length })}</p>
            )}
          </section>
        );
      })}
    </div>
  );
}

/** A link for those whose menu opens the screen; for others the name alone. */
function UseLink({ use, onLeave }: { use: Use; onLeave: () => void }) {
  const section = sectionOfUse(use.kind);
  const canOpen = useCanOpen(section ? sectionPath(section) : '');
  const path = pathOfUse(use);
  const name = use.name || t('inUseNameless', { id: use.id });
  if (!path || !canOpen) return name;
  return (
    <a href={hrefOf(path)} onClick={onLeave}>
      {name}
    </a>
  );
}
