import type { PublishReview } from '@yizhan/contract/entities/publishing.ts';
import type { Publishable } from '@yizhan/contract/publishable.ts';
import type { Person } from '../../person.ts';

export const needsReview = ({ kinds }: PublishReview, kind: Publishable) => kinds.includes(kind);

export const mayReview = ({ roleIds }: PublishReview, person: Pick<Person, 'roleIds'>) =>
  person.roleIds.some((id) => roleIds.includes(id));
