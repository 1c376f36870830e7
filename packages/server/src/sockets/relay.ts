import { type Connection, GOING_AWAY, type Socket } from './connection.ts';

/** A match that a connection follows at another process: what it says goes there, and what is told there comes here. */
export class Relay {
  /** The process that it leads to. */
  readonly node: string;
  readonly #owner: Socket;

  /** Greets the owner as the connection has greeted, over a socket that is open. */
  constructor(matchId: string, node: string, owner: Socket, connection: Connection) {
    this.node = node;
    this.#owner = owner;
    connection.relays.set(matchId, this);
    let isGreeted = false;
    owner.on('message', (data) => {
      const text = String(data);
      // The connection has had the answer to its greeting already.
      const isHello = !isGreeted && JSON.parse(text).type === 'hello';
      isGreeted = true;
      if (!isHello) connection.tell(text);
    });
    owner.on('error', () => undefined);
    owner.on('close', () => {
      if (connection.relays.get(matchId) !== this) return;
      connection.relays.delete(matchId);
      connection.close(GOING_AWAY, 'moved');
    });
    this.say(connection.greeting);
  }

  say(text: string): void {
    this.#owner.send(text);
  }

  /** Hangs up; what is left to be told is told to nobody. */
  end(): void {
    this.#owner.close(1000, 'left');
  }
}
