import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Bytes of one direction that are lost on the way until the connection is cut. */
type Loss = 'none' | 'up' | 'down';

/** The network between a browser and the server: everything passes, until it is cut. */
export class Relay {
  private readonly sockets = new Set<Socket>();
  private isThrough = true;
  private loss: Loss = 'none';

  private constructor(
    private readonly server: Server,
    private target: number,
  ) {
    server.on('connection', (socket) => this.join(socket));
  }

  static async start(target: string): Promise<Relay> {
    const server = createServer({ noDelay: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Relay(server, Number(new URL(target).port));
  }

  get url() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Ends every connection without a word. What is sent from now on starts with new ones. */
  cut() {
    for (const socket of this.sockets) socket.destroy();
    this.loss = 'none';
  }

  /** The same, and no new connection comes through. */
  block() {
    this.isThrough = false;
    this.cut();
  }

  unblock() {
    this.isThrough = true;
  }

  /** What the browser sends (up), or what the server answers (down), gets lost until the next cut. */
  lose(direction: 'up' | 'down') {
    this.loss = direction;
  }

  async stop() {
    this.block();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(browser: Socket) {
    if (!this.isThrough) return browser.destroy();
    const server = connect({ port: this.target, host: '127.0.0.1', noDelay: true });
    for (const [from, to, direction] of [
      [browser, server, 'up'],
      [server, browser, 'down'],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (data) => this.loss !== direction && to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
    return undefined;
  }
}
