import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { favourites } from '@yizhan/contract/texts/zh-CN/favourites.ts';
import { textsOf } from '../../lib/text.ts';
import { useFavourite } from '../../service/favourites.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';

const t = textsOf({ favourites });

/** Toggles a favourite. Visible on hover, focus and touch, and always when set. */
export function Star({ service }: { service: HallService }) {
  const { collected, toggle } = useFavourite(service.serviceId, service.collected, service.serviceName);
  return (
    <IconButton
      className={classes('hall-star', collected && 'hall-star--on')}
      icon={collected ? 'star-filled' : 'star'}
      size="small"
      label={t(collected ? 'unmark' : 'mark')}
      aria-pressed={collected}
      onClick={() => void toggle()}
    />
  );
}
