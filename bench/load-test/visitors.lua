-- Requests the paths of a list in turn, as a browser would, and prints the result as JSON.
local paths = {}
for path in io.lines(os.getenv("LOAD_PATHS")) do
  paths[#paths + 1] = path
end
local headers = { ["Accept-Encoding"] = "gzip" }
local at = 0

request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], headers)
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(
    string.format(
      '\nRESULT {"requests":%d,"seconds":%.3f,"bytes":%d,"p50":%.2f,"p99":%.2f,"max":%.2f,'
        .. '"errors":{"connect":%d,"read":%d,"write":%d,"timeout":%d,"status":%d}}\n',
      summary.requests,
      summary.duration / 1e6,
      summary.bytes,
      latency:percentile(50) / 1e3,
      latency:percentile(99) / 1e3,
      latency.max / 1e3,
      errors.connect,
      errors.read,
      errors.write,
      errors.timeout,
      errors.status
    )
  )
end
