import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { searchWords } from '@yizhan/contract/texts/zh-CN/search-words.ts';
import { TabbedSection } from '../../admin-kit/TabbedSection.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { HotWordsTab } from './HotWordsTab.tsx';
import './SearchWords.css';

const t = textsOf({ searchWords });
const menuName = textsOf({ menus });

/** What helps people find a service, in tab order. */
const parts = {
  hot: HotWordsTab,
  synonyms: lazyPart(() => import('./SynonymsTab.tsx')),
  gaps: lazyPart(() => import('./GapsTab.tsx')),
} as const;

export default function SearchWordsSection() {
  return (
    <TabbedSection
      title={menuName('userFrameConfig/manage/searchWords')}
      className="search-words"
      parts={parts}
      t={t}
    />
  );
}
