/** Bare Fastify and pg answering the same bytes: the limit a signed-in call is compared with. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import Fastify from 'fastify';
import pg from 'pg';

const [port, url, text, ...values] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 20 });
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();

/** Builds the call's answer from its rows. */
function treeOf(rows) {
  const nodes = new Map();
  for (const { id, name, shortName } of rows) nodes.set(id, { id, name, shortName, children: [] });
  const top = [];
  for (const { id, parentId } of rows) (nodes.get(parentId)?.children ?? top).push(nodes.get(id));
  return top;
}

const app = Fastify();
app.post('/call', async (_request, reply) => {
  const { rows } = await pool.query({ name: 'call', text, values });
  reply.type('application/json; charset=utf-8');
  return JSON.stringify({ status: 1000, msg: 'success', msgDetail: '', result: treeOf(rows) });
});
app.get('/delay', async () => {
  const seconds = delay.percentile(99) / 1e9;
  delay.reset();
  return { seconds };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
