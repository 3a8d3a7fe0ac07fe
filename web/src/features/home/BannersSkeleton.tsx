import './Banners.css';

/** As high as the banners while they load. */
export const BannersSkeleton = () => <div className="banners banners--waiting" aria-hidden />;
