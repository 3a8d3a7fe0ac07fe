import type { GuideBlock } from '@yizhan/contract/entities/guide.ts';
import { type ReactNode, useId } from 'react';
import { DepartmentName } from '../department/DepartmentName.tsx';
import { blocks, visibleBlocks } from './blocks.ts';
import { Contents } from './Contents.tsx';
import './guide.css';
import './guide-parts.css';
import './guide-widths.css';
import './print.css';

import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../lib/text.ts';
import type { ShownGuide } from './shown-guide.ts';

const t = textsOf({ guides });

type GuideViewProps = {
  guide: ShownGuide;
  /** The twelfth block, where people may see it. */
  ratings?: ReactNode;
  /** At the right of the first line: print, QR, correction. */
  actions?: ReactNode;
};

/**
 * What a guide looks like: for the details of a service, the directory, visitors and the editor's preview.
 * It lives here, apart from the features that show it, since features do not import one another.
 */
export function GuideView({ guide, ratings, actions }: GuideViewProps) {
  const id = useId();
  const shown: GuideBlock[] = [...visibleBlocks(guide), ...(ratings ? (['ratings'] as const) : [])];
  const anchorOf = (block: GuideBlock) => `${id}-${block}`;
  return (
    <div className="guide">
      <Contents blocks={shown} anchorOf={anchorOf} />
      <div className="guide__main">
        {actions && <div className="guide__actions guide-noprint">{actions}</div>}
        <Promises guide={guide} />
        {shown.map((block, at) => (
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
              {t(block)}
            </h2>
            <div className="guide__body">{block === 'ratings' ? ratings : <Body block={block} guide={guide} />}</div>
          </section>
        ))}
        <GuideFootnote guide={guide} />
      </div>
    </div>
  );
}

function Body({ block, guide }: { block: keyof typeof blocks; guide: ShownGuide }) {
  const { View } = blocks[block];
  return <View guide={guide} />;
}

/** How long, how often, how much: what people ask first. */
function Promises({ guide: { promise, usual, visits, fees } }: { guide: ShownGuide }) {
  const facts = [
    [t('promise'), promise],
    [t('usual'), usual],
    [t('visits'), visits === 0 ? t('noWay') : t('onTheWay', { n: visits })],
    [t('feesShort'), t(fees.free ? 'free' : 'charged')],
  ].filter(([, value]) => value);
  return (
    <dl className="guide-promises">
      {facts.map(([name, value]) => (
        <div key={name} className="guide-promises__one">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function GuideFootnote({ guide: { version, updatedOn, deptId, deptName } }: { guide: ShownGuide }) {
  if (version === undefined && !updatedOn && !deptName) return null;
  return (
    <footer className="guide__kept">
      {version !== undefined && <span>{t('version', { n: version })}</span>}
      {updatedOn && <span>{t('updatedOn', { day: updatedOn })}</span>}
      {deptName && <DepartmentName id={deptId}>{t('keptBy', { dept: deptName })}</DepartmentName>}
    </footer>
  );
}
