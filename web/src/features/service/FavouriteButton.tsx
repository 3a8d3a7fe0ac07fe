import type { ServiceDetails } from '@yizhan/contract/entities/hall.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { textsOf } from '../../lib/text.ts';
import { useFavourite } from '../../service/favourites.ts';
import { Button } from '../../ui/Button.tsx';

const t = textsOf({ service });

export function FavouriteButton({ service }: { service: ServiceDetails }) {
  const { collected, toggle } = useFavourite(service.serviceId, service.collected, service.serviceName);
  return (
    <Button
      size="small"
      variant="quiet"
      icon={collected ? 'star-filled' : 'star'}
      className={collected ? 'service-head__star' : undefined}
      aria-pressed={collected}
      onClick={() => void toggle()}
    >
      {t(collected ? 'collected' : 'collect')}
    </Button>
  );
}
