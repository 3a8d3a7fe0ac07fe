import type { StoredFile } from '@yizhan/contract/entities/guide.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { type DemoFile, guideFiles } from './demo/guide-files.ts';

/** The file store; without one the guides have no files. */
export type FileStore = {
  save(
    db: Db,
    owner: Owner,
    stream: AsyncIterable<Uint8Array>,
    file: Private,
  ): Promise<{ id: string; name: string; size: number }>;
  attach(db: Db, owner: Owner, ids: readonly string[], audience: Attachment): Promise<void>;
};
type Owner = { id: string };
type Private = { name: string; audience: 'owner' };
type Attachment = { audience: 'attached'; attachedTo: string; attachedId: string };

const OWNER = 'service_admin';
/** The byte order mark, without which spreadsheets misread the encoding. */
const MARK = '\uFEFF';

export class GuideFiles {
  private readonly byGuide = new Map<string, readonly StoredFile[]>();

  private constructor(
    private readonly store: FileStore,
    private readonly owner: Owner,
  ) {}

  /** Uploads the files as their editor would. */
  static async keep(db: Db, store: FileStore): Promise<GuideFiles> {
    const owner = await db.one<Owner>(sql`select id from app_user where tenant_id = ${tenant} and account = ${OWNER}`);
    const files = new GuideFiles(store, owner);
    for (const [code, demoFiles] of Object.entries(guideFiles)) {
      const stored: StoredFile[] = [];
      for (const file of demoFiles) stored.push(await files.save(db, file));
      files.byGuide.set(code, stored);
    }
    return files;
  }

  of(code: string): readonly StoredFile[] {
    return this.byGuide.get(code) ?? [];
  }

  /** From now on everybody who may read the guide may read its files. */
  async hang(db: Db, guides: readonly { id: string; code: string }[]): Promise<void> {
    for (const { id, code } of guides) {
      const ids = this.of(code).map(({ url }) => url.slice('/files/'.length));
      if (ids.length === 0) continue;
      await this.store.attach(db, this.owner, ids, { audience: 'attached', attachedTo: 'guide', attachedId: id });
    }
  }

  private async save(db: Db, { name, lines }: DemoFile): Promise<StoredFile> {
    const stream = inOnePiece(`${MARK}${lines.join('\r\n')}\r\n`);
    const { id, name: storedName } = await this.store.save(db, this.owner, stream, { audience: 'owner', name });
    return { name: storedName, url: `/files/${id}` };
  }
}

async function* inOnePiece(text: string) {
  yield Buffer.from(text);
}
