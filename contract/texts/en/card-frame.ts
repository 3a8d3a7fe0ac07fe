import type { cardFrame as zh } from '../zh-CN/card-frame.ts';

export const cardFrame: Record<keyof typeof zh, string> = {
  none: 'Nothing here',
  noAddress: 'The micro front end shows in the preview with live data, and on the page once published',
  blocked: 'The origin of {name} ({origin}) is not allowed by this installation, so it is not shown',
  opening: 'Opening {name}',
  failed: '{name} cannot be opened right now',
  failedAdvice:
    'Try again. An application opens once its card is published and the page is reloaded. Else ask the office that offers it.',
  unavailable: 'The data cannot be read right now. Please look again later.',
};
