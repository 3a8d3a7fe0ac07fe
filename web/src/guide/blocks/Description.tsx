import { RichText } from '../../ui/RichText.tsx';
import type { BlockProps } from '../shown-guide.ts';

export const Description = ({ guide }: BlockProps) => <RichText html={guide.description} />;
