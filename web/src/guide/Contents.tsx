import type { GuideBlock } from '@yizhan/contract/entities/guide.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { textsOf } from '../lib/text.ts';
import { Select } from '../ui/Select.tsx';
import { narrow, useMediaQuery } from '../ui/useMediaQuery.ts';
import { useActiveBlock } from './useActiveBlock.ts';

const t = textsOf({ guides });

type ContentsProps = { blocks: readonly GuideBlock[]; anchorOf: (block: GuideBlock) => string };

/** The list of blocks beside the guide, with the current one marked; on narrow screens a select above it. */
export function Contents({ blocks, anchorOf }: ContentsProps) {
  const small = useMediaQuery(narrow);
  const [read, setRead] = useActiveBlock(blocks, anchorOf);
  const go = (block: GuideBlock) => {
    setRead(block);
    const section = document.getElementById(anchorOf(block));
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  if (blocks.length === 0) return null;
  if (small)
    return (
      <div className="guide-contents guide-contents--small guide-noprint">
        <Select
          aria-label={t('jumpTo')}
          value={read ?? blocks[0] ?? 'description'}
          options={blocks.map((block, at) => ({ value: block, label: `${at + 1}. ${t(block)}` }))}
          onChange={go}
        />
      </div>
    );
  return (
    <nav className="guide-contents guide-noprint" aria-label={t('blocks')}>
      <ol>
        {blocks.map((block) => (
          <li key={block}>
            {/* A button, not a link: the fragment after # belongs to the router. */}
            <button
              type="button"
              className="guide-contents__item"
              aria-current={block === read ? 'true' : undefined}
              onClick={() => go(block)}
            >
              {t(block)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
