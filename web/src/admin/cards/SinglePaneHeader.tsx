import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';

const t = textsOf({ cardConfig });

/** Above a card that takes the whole page: its name, and the link back to the list. */
export function SinglePaneHeader({ name, onBack }: { name: string; onBack: () => void }) {
  return (
    <header className="card-config__alone">
      <Button icon="chevron-left" size="small" variant="quiet" onClick={onBack}>
        {t('allCards')}
      </Button>
      <h2 id="chosen-card" tabIndex={-1}>
        {name}
      </h2>
    </header>
  );
}
