import { useSession } from '../lib/session.ts';
import { useTheme } from '../lib/theme.ts';

/**
 * The school's crest; drawn by the server in the colour of the theme until a picture is uploaded. Decorative: the name
 * is shown beside it.
 */
export function Crest({ size }: { size: number }) {
  const logo = useSession((s) => s.boot?.tenant.logo);
  const colour = useTheme(({ theme }) => theme?.themeColor);
  const drawn = `/crest.svg${colour ? `?colour=${colour.slice(1)}` : ''}`;
  return <img className="crest-picture" src={logo ?? drawn} alt="" width={size} height={size} />;
}
