const [WIDTH, HEIGHT] = [720, 428];
const picture = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 360 214">${shapes}</svg>`;

/** Drawn pictures of some articles, by title. */
export const newsPictures: Readonly<Record<string, string>> = {
  学校召开一站式服务改革推进会: picture(`
    <rect width="360" height="214" fill="#dcecfd"/><circle cx="300" cy="48" r="22" fill="#ffd58a"/>
    <path d="M0 150 70 92l62 46 58-60 86 72 84-40v104H0z" fill="#b9d8f8"/>
    <path d="M96 106h168l22 22H74z" fill="#2f6fb3"/><rect x="92" y="128" width="176" height="60" fill="#f5f9fe"/>
    <path d="M106 128h10v60h-10zm35 0h10v60h-10zm68 0h10v60h-10zm35 0h10v60h-10z" fill="#8fb9e3"/>
    <path d="M164 148h32v40h-32z" fill="#2f6fb3"/><rect y="188" width="360" height="26" fill="#8cc6a0"/>`),
  我校高原湖泊生态研究成果获省科技进步一等奖: picture(`
    <rect width="360" height="214" fill="#e3f3f6"/><path d="M0 118 92 44l70 62 60-48 138 66v90H0z" fill="#9cc9c4"/>
    <path d="M66 65 92 44l24 21-22 8zM200 76l22-18 30 14-28 8z" fill="#fff"/>
    <rect y="122" width="360" height="92" fill="#4f9fc4"/>
    <path d="M40 146h90M180 140h120M90 170h130M230 188h90M20 196h90" stroke="#bfe0ee" stroke-width="4" stroke-linecap="round"/>
    <path d="M236 150h52l-12 14h-32z" fill="#2d4d63"/><path d="M258 104v44h-26z" fill="#fff"/>`),
  '学术讲座：高原湿地的碳汇功能与监测方法': picture(`
    <rect width="360" height="214" fill="#eef6e6"/><path d="M0 110c70-40 130-30 180-8s110 20 180-14v126H0z" fill="#bcd9a8"/>
    <path d="M0 150c60-18 120-10 180 0s120 8 180-6v70H0z" fill="#6fb0c0"/>
    <path d="M60 190c2-40-8-60-12-78m18 78c0-36 8-52 16-70M300 192c0-42 10-58 14-76m-22 76c-2-30-10-44-16-58"
      stroke="#4d7d45" stroke-width="5" fill="none" stroke-linecap="round"/>
    <path d="M176 150c14-26 34-30 52-22-12 2-18 8-20 22z" fill="#fff"/>`),
  '三食堂上新：菌子火锅与轻食窗口': picture(`
    <rect width="360" height="214" fill="#fdf1e3"/><ellipse cx="180" cy="176" rx="120" ry="18" fill="#eed9bf"/>
    <path d="M82 112h196c0 44-36 66-98 66s-98-22-98-66z" fill="#c2543f"/><ellipse cx="180" cy="112" rx="98" ry="22" fill="#f3c98b"/>
    <path d="M140 104c0-20 40-20 40 0zm44 8c0-18 36-18 36 0z" fill="#8a5a3b"/>
    <path d="M140 70c-10-14 10-20 0-36m40 36c-10-14 10-20 0-36m40 36c-10-14 10-20 0-36" stroke="#d9b48c" stroke-width="5" fill="none" stroke-linecap="round"/>`),
};
