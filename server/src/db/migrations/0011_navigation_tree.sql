ALTER TABLE "nav_item" ADD COLUMN "parent_id" bigint;--> statement-breakpoint
ALTER TABLE "nav_item" ADD COLUMN "open_way" text DEFAULT 'sameTab' NOT NULL;--> statement-breakpoint
-- Links opened in a tab of their own until now.
UPDATE "nav_item" SET "open_way" = 'newTab' WHERE "kind" = 'link';
