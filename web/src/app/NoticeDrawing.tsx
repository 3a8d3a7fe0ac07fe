import './NoticeDrawing.css';

/** The part of the drawing that differs between notices; the campus gate behind it is the same. */
const accents = {
  lock: 'M86 62v-8a10 10 0 0 1 20 0v8M82 62h28v22H82zM96 71v5',
  lost: 'M96 84a14 14 0 1 0-14-14M84 82l-9 9M92 66a4.500 4.500 0 1 1 6 4c-1.500.700-2 1.500-2 3M96 77v.500',
  work: 'M80 84l16-16M93 53a11 11 0 0 0 15 14l-3 8a11 11 0 0 1-13-15zM102 52l-5 5 2 5 5 2 5-5',
} as const;

export function NoticeDrawing({ kind }: { kind: keyof typeof accents }) {
  return (
    <svg className="notice__drawing" viewBox="0 0 192 112" fill="none" aria-hidden="true">
      <path
        className="notice__cloud"
        d="M30 34h22a7 7 0 0 0 0-14 12 12 0 0 0-22-3 8.500 8.500 0 0 0 0 17zM140 26h17a5.500 5.500 0 0 0 0-11 9.500 9.500 0 0 0-17.500-2A6.500 6.500 0 0 0 140 26z"
      />
      <path className="notice__ground" d="M8 98h176" />
      <path
        className="notice__tree"
        d="M26 98V82M26 88c-8 0-11-6-11-11 0-8 6-13 11-17 5 4 11 9 11 17 0 5-3 11-11 11zM168 98V84M168 90c-7 0-10-5-10-10 0-7 5-11 10-15 5 4 10 8 10 15 0 5-3 10-10 10z"
      />
      <path
        className="notice__gate"
        d="M52 98V44h14v54M126 98V44h14v54M46 44h100M52 38h88l-10-10H62zM96 28v-8M66 56h60"
      />
      <g className="notice__accent">
        <circle cx="96" cy="70" r="30" />
        <path d={accents[kind]} />
      </g>
    </svg>
  );
}
