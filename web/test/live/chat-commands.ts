import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { ChatModel } from './chat-model.ts';
import type { ChatWorld } from './chat-world.ts';

type Step = {
  name: string;
  /** Always, unless it says otherwise. */
  when?: (model: ChatModel) => boolean;
  run: (model: ChatModel, world: ChatWorld) => Promise<void>;
};

/** A step, after which the screen shows what it ought to. */
const command = ({ name, when = () => true, run }: Step): fc.AsyncCommand<ChatModel, ChatWorld> => ({
  check: when,
  async run(model, world) {
    await run(model, world);
    await world.shows(model);
  },
  toString: () => name,
});

const canSend = (model: ChatModel) => model.isOpen && model.connection !== 'elsewhere';
const isTalking = (model: ChatModel) => model.isOpen && model.isConnected;

const send: Step = {
  name: 'send',
  when: canSend,
  async run(model, { tab, jid }) {
    const text = model.nextText();
    tab.send(jid, text);
    if (model.isConnected) model.store('me', text);
    else model.fail(text);
  },
};

const sendAndLoseReceipt: Step = {
  name: 'send; stored, but the connection ends before the receipt',
  when: isTalking,
  async run(model, { tab, jid, relay, them }) {
    const text = model.nextText();
    const stored = them.hearsText(text);
    relay.lose('down');
    tab.send(jid, text);
    await stored;
    expect(tab.chat.threads[jid]?.messages.at(-1)).toMatchObject({ content: text, isSendType: 1 });
    relay.block();
    model.lose();
    model.store('me', text);
    model.fail(text);
  },
};

const sendAndLose: Step = {
  name: 'send; lost on its way',
  when: isTalking,
  async run(model, { tab, jid, relay }) {
    const text = model.nextText();
    relay.lose('up');
    tab.send(jid, text);
    relay.block();
    model.lose();
    model.fail(text);
  },
};

/** Which of them arrived only the server knows. What was shown as delivered did. */
async function learnWhatArrived(model: ChatModel, world: ChatWorld, sent: readonly string[]) {
  const { stored } = model.talk;
  const delivered = world.view().thread;
  await world.comeBack();
  const arrived = (await world.texts()).slice(stored.length);
  expect(arrived).toEqual(sent.filter((text) => arrived.includes(text)));
  if (typeof delivered !== 'string')
    for (const { text, seq } of delivered) if (sent.includes(text) && seq > 0) expect(arrived).toContain(text);
  for (const text of sent)
    if (arrived.includes(text)) model.store('me', text);
    else model.fail(text);
  model.connect();
}

const sendAndCut = (howMany: number): Step => ({
  name: `send ${howMany}, cut at once and come back`,
  when: isTalking,
  async run(model, world) {
    const sent = Array.from({ length: howMany }, model.nextText);
    for (const text of sent) world.tab.send(world.jid, text);
    world.relay.cut();
    await world.tab.until((state) => state !== 'connected');
    await learnWhatArrived(model, world, sent);
  },
});

const sendAndKill = (howMany: number): Step => ({
  name: `send ${howMany}, kill the server at once and start it again`,
  when: (model) => isTalking(model) && model.killsLeft > 0,
  async run(model, world) {
    model.killsLeft -= 1;
    const sent = Array.from({ length: howMany }, model.nextText);
    for (const text of sent) world.tab.send(world.jid, text);
    await world.killServer();
    await world.tab.until((state) => state !== 'connected');
    await world.restartServer();
    await learnWhatArrived(model, world, sent);
  },
});

const resend: Step = {
  name: 'send a failed one again',
  when: (model) => canSend(model) && model.unsent.length > 0,
  async run(model, { tab, jid }) {
    const [first] = model.unsent;
    const failed = tab.chat.threads[jid]?.messages.find(({ seq, content }) => seq === 0 && content === first?.text);
    if (!first || !failed) return expect.fail('nothing has failed');
    const mayAgain = first.resends < chatLimits.maxResends;
    tab.resend(jid, failed.messageIdWeb);
    if (!mayAgain) return;
    model.resend(first.text);
    if (model.isConnected) model.store('me', first.text);
  },
};

const cut: Step = {
  name: 'cut',
  when: ({ isConnected }) => isConnected,
  async run(model, { relay }) {
    relay.block();
    model.lose();
  },
};

const comeBack: Step = {
  name: 'come back',
  when: ({ connection }) => connection === 'disconnected',
  async run(model, world) {
    await world.comeBack();
    model.connect();
  },
};

const signInElsewhere: Step = {
  name: 'sign in elsewhere on the same device',
  when: ({ isConnected }) => isConnected,
  async run(model, world) {
    await world.signInElsewhere();
    model.lose('elsewhere');
  },
};

const reload: Step = {
  name: 'reload',
  when: ({ connection }) => connection !== 'disconnected',
  async run(model, world) {
    await world.reload();
    model.isOpen = false;
    model.unsent = [];
    model.connect();
  },
};

const open: Step = {
  name: 'open the conversation',
  when: ({ isConnected, isOpen }) => isConnected && !isOpen,
  async run(model, { tab, jid }) {
    await tab.openConversation(jid);
    model.isOpen = true;
    model.look();
  },
};

const close: Step = {
  name: 'close the conversation',
  when: ({ isOpen }) => isOpen,
  async run(model, { tab }) {
    tab.closeConversation();
    model.isOpen = false;
  },
};

const lastOf = ({ talk }: ChatModel, who: 'me' | 'them') =>
  talk.stored.findLast(({ from, recalls, recalled }) => from === who && recalls === undefined && !recalled);

const recall: Step = {
  name: 'recall',
  when: (model) => isTalking(model) && lastOf(model, 'me') !== undefined,
  async run(model, world) {
    const last = lastOf(model, 'me') ?? expect.fail('nothing to recall');
    world.tab.recall(await world.idOf(last.text));
    model.recall('me', last.seq);
  },
};

const theySend = (howMany: number): Step => ({
  name: `they send ${howMany}`,
  async run(model, { them, jid }) {
    for (const text of Array.from({ length: howMany }, model.nextText)) {
      await them.send(jid, text);
      model.store('them', text);
    }
  },
});

const theyRecall: Step = {
  name: 'they recall',
  when: (model) => lastOf(model, 'them') !== undefined,
  async run(model, world) {
    const last = lastOf(model, 'them') ?? expect.fail('nothing to recall');
    await world.them.recall(await world.idOf(last.text));
    model.recall('them', last.seq);
  },
};

const theyRead: Step = {
  name: 'they read',
  when: ({ talk }) => talk.theirReadSeq < talk.stored.length,
  async run(model, { them, jid }) {
    const last = model.talk.stored.length;
    await them.read(`${jid}-${last}`);
    model.readBy('them', last);
  },
};

const phoneSends: Step = {
  name: 'one’s phone sends',
  async run(model, { phone, jid }) {
    const text = model.nextText();
    await phone.send(jid, text);
    model.store('me', text);
  },
};

/** All, or all but the last. */
const phoneReads = (left: number): Step => ({
  name: `one’s phone reads ${left === 0 ? 'all' : 'all but the last'}`,
  when: ({ talk }) => talk.myReadSeq < talk.stored.length - left,
  async run(model, { phone, jid }) {
    const last = model.talk.stored.length - left;
    await phone.read(`${jid}-${last}`);
    model.readBy('me', last);
  },
});

const secondTabSends: Step = {
  name: 'a second tab of the browser opens the conversation, sends and closes',
  when: ({ isConnected }) => isConnected,
  async run(model, world) {
    const second = await world.secondTab();
    await second.openConversation(world.jid);
    const text = model.nextText();
    second.send(world.jid, text);
    await world.texts();
    model.store('me', text);
    await world.shows(model);
    second.close();
  },
};

const always = (steps: readonly Step[]) => steps.map((step) => fc.constant(command(step)));
const few = fc.integer({ min: 1, max: 4 });

/** Sending and losing are what it is about: they come more often. */
export const chatCommands = [
  ...always([
    send,
    sendAndLoseReceipt,
    sendAndLose,
    resend,
    resend,
    cut,
    comeBack,
    comeBack,
    open,
    open,
    close,
    recall,
  ]),
  ...always([theyRecall, theyRead, phoneSends, phoneReads(0), phoneReads(1), signInElsewhere, reload, secondTabSends]),
  ...[sendAndCut, sendAndKill, theySend].map((step) => few.map((howMany) => command(step(howMany)))),
];
