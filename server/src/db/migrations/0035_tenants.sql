CREATE TABLE "tenant_host" (
	"host" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "suspended_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "max_people" integer;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "max_storage_mb" integer;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "tenant_host_tenant" ON "tenant_host" USING btree ("tenant_id");--> statement-breakpoint
insert into tenant_host (host, tenant_id) select lower(host), id from tenant where host is not null on conflict do nothing;
