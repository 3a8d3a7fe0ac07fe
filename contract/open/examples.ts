/** Programs that push one to-do, with nothing but their language's own library. Shown to developers, and run by tests. */
export type ExampleValues = { site: string; appId: string; account: string };

export const exampleLanguages = ['curl', 'python', 'java'] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

const curl = ({ site, appId, account }: ExampleValues) => `#!/usr/bin/env bash
set -euo pipefail
SECRET="\${OPEN_SECRET:?OPEN_SECRET is the signature secret}"
PATH_AND_QUERY='/open/v1/todos:batchUpsert'
BODY='{"items":[{"sourceId":"demo-1","title":"请假审批","assignee":{"account":"${account}"}}]}'
TIMESTAMP=$(date +%s)
NONCE=$(openssl rand -hex 16)
HASH=$(printf %s "$BODY" | openssl dgst -sha256 -r | cut -d' ' -f1)
# method, path, sorted query (none here), timestamp, nonce, hash of the body
TO_SIGN=$(printf 'POST\\n%s\\n\\n%s\\n%s\\n%s' "$PATH_AND_QUERY" "$TIMESTAMP" "$NONCE" "$HASH")
SIGNATURE=$(printf %s "$TO_SIGN" | openssl dgst -sha256 -hmac "$SECRET" -r | cut -d' ' -f1)
curl -sS -X POST '${site}'"$PATH_AND_QUERY" -H 'content-type: application/json' \\
  -H 'x-app-id: ${appId}' -H "x-timestamp: $TIMESTAMP" -H "x-nonce: $NONCE" -H "x-signature: $SIGNATURE" \\
  -H "idempotency-key: demo-1-$TIMESTAMP" --data-binary "$BODY"
`;

const python = ({ site, appId, account }: ExampleValues) => `import hashlib
import hmac
import json
import os
import time
import urllib.request
import uuid

SITE = "${site}"
APP_ID = "${appId}"
SECRET = os.environ["OPEN_SECRET"]


def call(method, path, query="", body=None):
    data = b"" if body is None else json.dumps(body, ensure_ascii=False).encode("utf-8")
    timestamp, nonce = str(int(time.time())), uuid.uuid4().hex
    sorted_query = "&".join(sorted(filter(None, query.split("&"))))
    lines = [method, path, sorted_query, timestamp, nonce, hashlib.sha256(data).hexdigest()]
    signature = hmac.new(SECRET.encode(), "\\n".join(lines).encode(), hashlib.sha256).hexdigest()
    request = urllib.request.Request(
        SITE + path + ("?" + query if query else ""),
        data=data if body is not None else None,
        method=method,
        headers={
            "content-type": "application/json",
            "x-app-id": APP_ID,
            "x-timestamp": timestamp,
            "x-nonce": nonce,
            "x-signature": signature,
        },
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


todo = {"sourceId": "demo-1", "title": "请假审批", "assignee": {"account": "${account}"}}
print(json.dumps(call("POST", "/open/v1/todos:batchUpsert", body={"items": [todo]}), ensure_ascii=False))
print(json.dumps(call("GET", "/open/v1/todos", "size=5&sourceId=demo-1"), ensure_ascii=False))
`;

const java = ({ site, appId, account }: ExampleValues) => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Push {
  public static void main(String[] args) throws Exception {
    String secret = System.getenv("OPEN_SECRET");
    String path = "/open/v1/todos:batchUpsert";
    String body = "{\\"items\\":[{\\"sourceId\\":\\"demo-1\\",\\"title\\":\\"请假审批\\",\\"assignee\\":{\\"account\\":\\"${account}\\"}}]}";
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    String timestamp = Long.toString(System.currentTimeMillis() / 1000);
    String nonce = UUID.randomUUID().toString();
    String hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    // method, path, sorted query (none here), timestamp, nonce, hash of the body
    String toSign = String.join("\\n", "POST", path, "", timestamp, nonce, hash);
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    String signature = HexFormat.of().formatHex(mac.doFinal(toSign.getBytes(StandardCharsets.UTF_8)));
    HttpRequest request = HttpRequest.newBuilder(URI.create("${site}" + path))
        .header("content-type", "application/json")
        .header("x-app-id", "${appId}")
        .header("x-timestamp", timestamp)
        .header("x-nonce", nonce)
        .header("x-signature", signature)
        .POST(HttpRequest.BodyPublishers.ofByteArray(bytes))
        .build();
    HttpResponse<String> answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(answer.statusCode() + " " + answer.body());
  }
}
`;

export const examples: Record<ExampleLanguage, (values: ExampleValues) => string> = { curl, python, java };
