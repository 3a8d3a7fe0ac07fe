import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import { toOpenableAddress } from '../../common/addresses.ts';
import type { Person } from '../../person.ts';

export type Rights = Pick<Person, 'roleIds' | 'roleType' | 'deptIds'>;

/** People with the same key may use the same services. */
export const rightsKey = ({ roleIds, roleType, deptIds }: Rights) =>
  `${roleType}:${[...roleIds].sort().join(',')}:${deptIds.join(',')}`;

/** Clears an unsafe address from a tile. */
export const toSafeTile = <T extends ServiceTile>(tile: T): T => ({
  ...tile,
  serviceUrl: toOpenableAddress(tile.serviceUrl) ?? '',
});
