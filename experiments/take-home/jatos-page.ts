/*
 * The page of the component. `jatos.js` is relative: the server answers it beside each component. It fetches further
 * scripts by jQuery, which runs them inline, and starts workers by their address, so there are no hashes and no Trusted
 * Types here; the policy keeps the page from any other host.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Returns the page of a study in JATOS. @param data the data block, as text of JSON */
export const jatosPage = (data: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Study</title>
<link rel="stylesheet" href="study.css">
<script src="jatos.js"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="protocole">${data.replaceAll("<", "\\u003c")}</script>
<script src="study.js"></script>
</body>
</html>
`;
