import type { ServiceDetails } from '@yizhan/contract/entities/hall.ts';
import { useFavourite } from '../../service/favourites.ts';
import { Button } from '../../ui/Button.tsx';
import { t } from './words.ts';

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
