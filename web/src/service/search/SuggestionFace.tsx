import { Highlight } from '../../ui/Highlight.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ServiceIcon } from '../ServiceIcon.tsx';
import { StateChip } from './StateChip.tsx';
import type { Suggestion } from './useSuggestions.ts';

const glyphs = { history: 'history', hot: 'hot', word: 'search' } as const;

export function SuggestionFace({ suggestion }: { suggestion: Suggestion }) {
  if ('word' in suggestion)
    return (
      <>
        <Icon name={glyphs[suggestion.kind]} size={16} />
        <span className="hall-suggestion__name">{suggestion.word}</span>
      </>
    );
  const { serviceIcon, tint, serviceName, nameMarks, serviceDeptName, state } = suggestion.service;
  return (
    <>
      <ServiceIcon icon={serviceIcon} tint={tint} size={32} />
      <span className="hall-suggestion__name">
        <Highlight text={serviceName} ranges={nameMarks} />
      </span>
      <StateChip state={state} />
      <span className="hall-suggestion__about">{serviceDeptName}</span>
    </>
  );
}
