import type { GuideBlock } from '@yizhan/contract/entities/guide.ts';
import { describePromises } from '@yizhan/contract/guide-description.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { type ReactNode, useId } from 'react';
import { DepartmentName } from '../department/DepartmentName.tsx';
import { textsOf } from '../lib/text.ts';
import { Contents } from './Contents.tsx';
import './guide.css';
import './guide-parts.css';
import './guide-widths.css';
import './print.css';
import type { GuideContentView } from './guide-content-view.ts';
import { GuidePartView } from './parts/GuidePartView.tsx';
import { writtenBlocks } from './written-blocks.ts';

const t = textsOf({ guides });

type GuideViewProps = {
  guide: GuideContentView;
  /** The twelfth block, if the user may see it. */
  ratings?: ReactNode;
  /** At the right of the first line: print, QR, correction. */
  actions?: ReactNode;
};

/**
 * Renders a guide: in the details of a service, the directory, for visitors and in the editor's preview. It lives here,
 * apart from the features that show it, since features do not import one another.
 */
export function GuideView({ guide, ratings, actions }: GuideViewProps) {
  const id = useId();
  const written = writtenBlocks(guide).map(({ parts, ...block }) => ({
    ...block,
    body: parts.map((part) => <GuidePartView key={part.kind} part={part} />),
  }));
  const shown = ratings ? [...written, { block: 'ratings' as const, title: t('ratings'), body: ratings }] : written;
  const anchorOf = (block: GuideBlock) => `${id}-${block}`;
  return (
    <div className="guide">
      <Contents blocks={shown.map(({ block }) => block)} anchorOf={anchorOf} />
      <div className="guide__main">
        {actions && <div className="guide__actions guide-noprint">{actions}</div>}
        <Promises guide={guide} />
        {shown.map(({ block, title, body }, at) => (
          <section
            key={block}
            id={anchorOf(block)}
            className={`guide__block guide__block--${block}`}
            aria-labelledby={`${anchorOf(block)}-title`}
          >
            <h2 className="guide__title" id={`${anchorOf(block)}-title`} tabIndex={-1}>
              <span className="guide__number" aria-hidden="true">
                {at + 1}
              </span>
              {title}
            </h2>
            <div className="guide__body">{body}</div>
          </section>
        ))}
        <GuideFootnote guide={guide} />
      </div>
    </div>
  );
}

function Promises({ guide }: { guide: GuideContentView }) {
  return (
    <dl className="guide-promises">
      {describePromises(guide, t).map(({ label, value }) => (
        <div key={label} className="guide-promises__one">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function GuideFootnote({ guide: { version, updatedOn, deptId, deptName } }: { guide: GuideContentView }) {
  if (version === undefined && !updatedOn && !deptName) return null;
  return (
    <footer className="guide__kept">
      {version !== undefined && <span>{t('version', { n: version })}</span>}
      {updatedOn && <span>{t('updatedOn', { day: updatedOn })}</span>}
      {deptName && <DepartmentName id={deptId}>{t('maintainedBy', { dept: deptName })}</DepartmentName>}
    </footer>
  );
}
