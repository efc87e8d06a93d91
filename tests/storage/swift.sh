#!/bin/bash
# Runs the storage tests against a real S3-compatible service: Debian's Swift with s3api, which checks signatures.
set -euo pipefail
repository=$(cd "$(dirname "$0")/../.." && pwd)
home=$(mktemp -d)
pids=()
finish() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$home"
}
trap finish EXIT

packages=$home/packages
mkdir -p "$packages/partial" "$home/root"
apt-get -qq -o Dir::Cache::archives="$packages" --no-install-recommends --download-only -y install \
  swift-proxy swift-object swift-container swift-account memcached >"$home/apt.log" 2>&1 || { cat "$home/apt.log"; exit 1; }
for package in "$packages"/*.deb; do dpkg-deb -x "$package" "$home/root"; done

export PYTHONPATH=$home/root/usr/lib/python3/dist-packages
export LD_LIBRARY_PATH=$home/root/usr/lib/x86_64-linux-gnu:$home/root/usr/lib/aarch64-linux-gnu
export PATH=$home/root/usr/bin:$PATH
etc=$home/etc
mkdir -p "$etc" "$home/disk/sda" "$home/lock"
chmod -R 777 "$home/disk"
port=${SWIFT_PORT:-18080}
suffix=$(head -c 16 /dev/urandom | od -An -tx1 | tr -d ' \n')
secret=$(head -c 16 /dev/urandom | od -An -tx1 | tr -d ' \n')
printf '[swift-hash]\nswift_hash_path_suffix = %s\nswift_hash_path_prefix = %s\n' "$suffix" "$suffix" >"$etc/swift.conf"
for kind in account:1 container:2 object:3; do
  name=${kind%:*}
  own=$((port + ${kind#*:}))
  cat >"$etc/$name.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $own
user = $(id -un)
swift_dir = $etc
devices = $home/disk
mount_check = false
workers = 0
log_name = $name
[pipeline:main]
pipeline = $name-server
[app:$name-server]
use = egg:swift#$name
CONF
  python3 -c "
from swift.common.ring import RingBuilder
ring = RingBuilder(8, 1, 0)
ring.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1, 'ip': '127.0.0.1', 'port': $own, 'device': 'sda',
              'replication_ip': '127.0.0.1', 'replication_port': $own, 'meta': ''})
ring.rebalance()
ring.get_ring().save('$etc/$name.ring.gz')"
done
cat >"$etc/proxy.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $port
user = $(id -un)
swift_dir = $etc
workers = 0
log_name = proxy
[pipeline:main]
pipeline = catch_errors proxy-logging cache s3api tempauth proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$((port + 4))
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_school_files = $secret .admin
CONF

as_nobody=(); [ "$(id -u)" = 0 ] && as_nobody=(-u root)
memcached -l 127.0.0.1 -p $((port + 4)) "${as_nobody[@]}" & pids+=($!)
export SWIFT_TEST_CONFIG_FILE=/dev/null
for name in account container object proxy; do
  python3 -c "
import swift.common.utils as utils, swift.common.storage_policy as policies
utils.SWIFT_CONF_FILE = '$etc/swift.conf'
utils.HASH_PATH_SUFFIX = utils.HASH_PATH_PREFIX = b'$suffix'
from swift.common.wsgi import run_wsgi
import sys
sys.exit(run_wsgi('$etc/$name.conf', '$name-server'))" >"$home/$name.log" 2>&1 & pids+=($!)
done
for _ in $(seq 100); do
  curl -s -o /dev/null "http://127.0.0.1:$port/" && break
  sleep 0.2
done

export S3_ENDPOINT=http://127.0.0.1:$port S3_BUCKET=school S3_ACCESS_KEY_ID=school:files S3_SECRET_ACCESS_KEY=$secret
cd "$repository"
export PATH=$repository/node_modules/.bin:$PATH
unset LD_LIBRARY_PATH
node -e "
import('./apps/provider/src/storage/signature.ts').then(async ({ signed }) => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  const account = { endpoint, bucket, region: 'us-east-1', accessKeyId, secretAccessKey };
  const { url, headers } = await signed(account, 'PUT', '', {}, {});
  const answer = await fetch(url, { method: 'PUT', headers });
  if (!answer.ok) throw new Error('no bucket: ' + answer.status + ' ' + (await answer.text()));
})" || { tail -n 20 "$home"/*.log; exit 1; }
vitest run --root tests/storage --reporter=verbose || { tail -n 20 "$home"/*.log; exit 1; }
# The provider itself: what has files, and what must not care where files are.
vitest run --project provider --hook-timeout 300000 --test-timeout 120000 documents/documents documents/download documents/client messenger/ \
  accounts/profile colleges/record stream/stream contract/operations || { tail -n 20 "$home"/*.log; exit 1; }
