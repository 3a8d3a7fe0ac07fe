import { Button } from '../../ui/Button.tsx';
import type { ChangeHall } from './useHallAddress.ts';
import { t } from './words.ts';

/** HL-3: what was probably meant, when what was typed stands nowhere. */
export const DidYouMean = ({ meant, change }: { meant: string | null; change: ChangeHall }) =>
  meant && (
    <p className="hall-meant">
      {t('meant')}{' '}
      <Button size="small" variant="quiet" onClick={() => change({ keyword: meant })}>
        {meant}
      </Button>
    </p>
  );
