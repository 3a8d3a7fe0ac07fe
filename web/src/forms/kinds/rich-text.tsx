import { RichText } from '../../ui/RichText.tsx';
import type { FieldPart } from '../field-part.ts';

/** An explanation: the same to whoever fills in and whoever reads. */
export const richText: FieldPart<'richText'> = {
  isOutput: true,
  Input: ({ field: { settings } }) => (
    <div className="form-explanation">
      <RichText html={settings.html} />
    </div>
  ),
  Reader: () => null,
};
