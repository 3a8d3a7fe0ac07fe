import type { GuidePart } from '@yizhan/contract/guide-description.ts';
import { Chip } from '../../ui/Chip.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Attachments } from './Attachments.tsx';
import { Facts } from './Facts.tsx';
import { GuideTable } from './GuideTable.tsx';
import { Places } from './Places.tsx';
import { Questions } from './Questions.tsx';
import { SelfCheck } from './SelfCheck.tsx';
import { Sources } from './Sources.tsx';

export function GuidePartView({ part }: { part: GuidePart }) {
  switch (part.kind) {
    case 'facts':
      return <Facts facts={part.facts} />;
    case 'rich':
      return <RichText html={part.html} />;
    case 'statement':
      return (
        <p>
          <Chip tone="good">{part.text}</Chip>
        </p>
      );
    case 'checks':
      return <SelfCheck checks={part.checks} />;
    case 'places':
      return <Places places={part.places} />;
    case 'table':
      return <GuideTable table={part} />;
    case 'picture':
      return <img className="guide-picture" src={part.url} alt={part.alt} />;
    case 'sources':
      return <Sources sources={part.sources} />;
    case 'questions':
      return <Questions questions={part.questions} />;
    case 'files':
      return <Attachments files={part.files} />;
    // The ratings are passed in by the parent of the guide.
    case 'rating':
      return null;
  }
}
