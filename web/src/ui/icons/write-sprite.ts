// Run after changing a glyph: npx tsx web/src/ui/icons/write-sprite.ts
import { writeFileSync } from 'node:fs';
import { spriteOf } from './sprite.ts';

writeFileSync(new URL('../../../public/icons.svg', import.meta.url), spriteOf());
