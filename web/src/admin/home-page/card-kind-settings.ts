export { getCardSettings } from '../../cards/settings.ts';
