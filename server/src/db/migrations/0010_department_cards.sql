ALTER TABLE "dept" ADD COLUMN "office_hours" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dept" ADD COLUMN "mail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dept" ADD COLUMN "website" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dept" ADD COLUMN "chart" text;