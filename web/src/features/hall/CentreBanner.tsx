import type { CentreView } from '@yizhan/contract/entities/centre.ts';
import { toLinkProps } from '../../lib/link-props.ts';
import './CentreBanner.css';

/** The banner of a centre: a picture, a sentence or both, and where it leads. */
export function CentreBanner({ picture, text, url }: CentreView['banner']) {
  if (!picture && !text) return null;
  const face = (
    <>
      {picture && <img className="centre-banner__picture" src={picture} alt="" />}
      {text && <span className="centre-banner__text">{text}</span>}
    </>
  );
  return url ? (
    <a className="centre-banner" {...toLinkProps(url)}>
      {face}
    </a>
  ) : (
    <div className="centre-banner">{face}</div>
  );
}
