import { useQuery } from '@tanstack/react-query';
import { idsIn, NameList, namedServices, type ValueNames } from '../../admin-kit/publishing/value-names.tsx';
import { query } from '../../lib/api.ts';

/** What the content of a card names by id. */
export const cardNames: ValueNames = {
  serviceIds: (ids: readonly string[]) => <Services ids={ids} />,
  newsColumnId: (id: string) => <NewsColumn id={id} />,
  connectorId: (id: string) => <Connector id={id} />,
};

function Services({ ids }: { ids: readonly string[] }) {
  const asked = idsIn(ids);
  const found = useQuery({ ...query.cards.services({ ids: asked }), enabled: asked.length > 0 });
  return <NameList ids={ids} known={namedServices(found.data)} />;
}

function NewsColumn({ id }: { id: string }) {
  const found = useQuery(query.news.pickColumns());
  return <NameList ids={[id]} known={found.data?.map((column) => ({ id: column.id, name: column.columnName }))} />;
}

function Connector({ id }: { id: string }) {
  const found = useQuery(query.cards.connectors());
  return <NameList ids={[id]} known={found.data} />;
}
