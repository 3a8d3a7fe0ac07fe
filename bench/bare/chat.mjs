/** A bare `ws` server that stores a message before its receipt and sends it on: the limit chat is compared with. */
import pg from 'pg';
import { WebSocketServer } from 'ws';

const [port, url] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 20 });
await pool.query(`create table if not exists bare_message (
  id bigint generated always as identity primary key, from_id text not null, to_id text not null,
  client_id text not null, content text not null, sent_at timestamptz not null default now())`);

const people = new Map();
const waiting = [];
let isStoring = false;

/** What arrives while one statement runs is written by the next one. */
async function store() {
  if (isStoring) return;
  isStoring = true;
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 1000);
    const column = (name) => batch.map((message) => message[name]);
    const { rows } = await pool.query({
      name: 'store',
      text: `insert into bare_message (from_id, to_id, client_id, content)
        select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) returning id`,
      values: [column('from'), column('to'), column('id'), column('text')],
    });
    for (const [at, { from, to, id, text, socket }] of batch.entries()) {
      const seq = rows[at].id;
      socket.send(JSON.stringify({ op: 'ack', id, seq }));
      people.get(to)?.send(JSON.stringify({ op: 'msg', from, id, text, seq }));
    }
  }
  isStoring = false;
}

new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false }).on('connection', (socket) => {
  let from = '';
  socket.on('message', (data) => {
    const frame = JSON.parse(data.toString());
    if (frame.op === 'auth') {
      from = frame.user;
      people.set(from, socket);
      return socket.send('{"op":"ready"}');
    }
    waiting.push({ ...frame, from, socket });
    setImmediate(store);
  });
});
