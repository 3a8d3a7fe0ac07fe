import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { newsPictures } from './demo/news/pictures.ts';
import type { FileStore } from './guide-files.ts';

/** Gives some articles the picture that their editor would have uploaded. */
export async function seedNewsPictures(db: Db, store: FileStore, editor: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const owner = await db.one<{ id: string }>(
    sql`select id from app_user where tenant_id = ${tenant} and account = ${editor}`,
  );
  for (const [title, drawing] of Object.entries(newsPictures)) {
    const drawn = await sharp(Buffer.from(drawing)).png().toBuffer();
    const file = await store.save(db, owner, inOnePiece(drawn), { audience: 'owner', name: `${title}.png` });
    const article = await db.one<{ id: string }>(sql`
      update news set cover = ${`/files/${file.id}`} where tenant_id = ${tenant} and title = ${title} returning id`);
    await store.attach(db, owner, [file.id], { audience: 'attached', attachedTo: 'news', attachedId: article.id });
  }
}

async function* inOnePiece(bytes: Buffer) {
  yield bytes;
}
