ALTER TABLE "service" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "submitted_by" bigint;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "returned_by" bigint;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "return_reason" text DEFAULT '' NOT NULL;