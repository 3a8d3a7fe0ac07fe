-- Announcements written before there was an editor get the publication that their editors work on. The announcement's
-- own id is its place in line, so that each finds the row made for it.
WITH made AS (
	INSERT INTO "publication" ("tenant_id", "kind", "name", "sort", "published", "published_name", "changed_at")
	SELECT a."tenant_id", 'announcement', a."title", a."id", 1, a."title", a."create_time"
	FROM "announcement" a WHERE a."data_source" = 'PORTAL' AND a."publication_id" IS NULL AND a."release_time" IS NOT NULL
	RETURNING "id", "tenant_id", "sort"
), revised AS (
	INSERT INTO "revision" ("tenant_id", "publication_id", "number", "content", "made_at", "published_at")
	SELECT a."tenant_id", m."id", 1, jsonb_build_object('title', a."title", 'content', a."content", 'important', a."important",
		'until', NULL, 'isPublic', a."is_public", 'audience', a."audience", 'deptId', a."dept_id"::text), a."create_time", a."release_time"
	FROM made m JOIN "announcement" a ON a."id" = m."sort" AND a."tenant_id" = m."tenant_id"
)
UPDATE "announcement" a SET "publication_id" = m."id" FROM made m WHERE a."id" = m."sort" AND a."tenant_id" = m."tenant_id";
--> statement-breakpoint
-- Roles that sent notices to the whole school go on doing so.
INSERT INTO "role_menu" ("tenant_id", "role_id", "menu")
SELECT "tenant_id", "role_id", 'userFrameConfig/manage/accounts' FROM "role_menu" WHERE "menu" = 'userFrameConfig/manage/notices'
ON CONFLICT DO NOTHING;
