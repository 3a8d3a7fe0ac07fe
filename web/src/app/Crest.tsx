import { useSession } from '../lib/session.ts';

/**
 * The school's crest; drawn by the server in the school's colour until a picture is uploaded. Decorative: the name is
 * shown beside it.
 */
export function Crest({ size }: { size: number }) {
  const logo = useSession((s) => s.boot?.tenant.logo);
  return <img className="crest-picture" src={logo ?? '/crest.svg'} alt="" width={size} height={size} />;
}
