import { useState } from 'react';
import { classes } from './classes.ts';
import './Avatar.css';

type AvatarProps = {
  name: string;
  url?: string | undefined;
  size?: number | undefined;
  className?: string | undefined;
};

const tints = 6;

/** The same name always gets the same tint. */
const tintOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints;

/** The person's picture, or the first letter of the name on a soft tint. Decorative: the name is shown beside it. */
export function Avatar({ name, url, size = 32, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const initial = [...name.trim()][0]?.toUpperCase() ?? '';
  return (
    <span
      className={classes('yz-avatar', `yz-avatar--${tintOf(name) + 1}`, className)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.44) }}
      aria-hidden="true"
    >
      {url && url !== broken ? (
        <img src={url} alt="" width={size} height={size} onError={() => setBroken(url)} />
      ) : (
        initial
      )}
    </span>
  );
}
